import { expect, test } from 'vitest'
import { ariaRule } from '../../../src/core/quality/rules/pattern/aria.ts'
import { createPattern, EXAMPLE, PATTERN, runRule } from './support/pattern-and-shell-records.ts'

/** Lists what the rule finds in the example with one more line. */
const findMessages = (html: string): string[] => {
  const plain = EXAMPLE.replace('</section>', `${html}\n</section>`)
  return runRule(ariaRule, createPattern(PATTERN, { plain })).map(({ message }) =>
    message.replace(/^Line 9: /, ''),
  )
}

test.each<[what: string, html: string, ...messages: string[]]>([
  ['an unknown role', '<p role="statsu">Saved</p>', '"statsu" is not an ARIA role.'],
  [
    'a misspelled attribute',
    '<nav aria-labeledby="x"></nav>',
    '"aria-labeledby" is not an ARIA attribute.',
  ],
  [
    'a value that does not exist',
    '<a href="/" aria-current="yes">Home</a>',
    '"aria-current" cannot have the value "yes".',
  ],
  [
    'a control of nothing',
    '<button aria-expanded="false">More</button>',
    'The <button> has "aria-expanded" but no "aria-controls".',
  ],
  [
    'a control of a missing element',
    '<button aria-expanded="false" aria-controls="note-list-plain-x">More</button>',
    '"aria-controls" refers to "note-list-plain-x", which is not an id of the example.',
  ],
  [
    'a description that is hidden but read out',
    '<input aria-label="Name" aria-describedby="e"><p id="e" hidden>Enter a name.</p>',
    '"aria-describedby" refers to "e", which is hidden but is read out anyway.',
  ],
  ['a link that leads nowhere', '<a href="#top">Top</a>', 'The link to "#top" leads nowhere.'],
  ['a link to nothing', '<a href="#">Top</a>', 'The link to "#" leads nowhere.'],
  [
    'a button in a status',
    '<div role="status">Saved. <button>Undo</button></div>',
    'A <button> is inside the live region <div> (status).',
  ],
  [
    'a link in an alert',
    '<div role="alert">Failed. <a href="/help">Help</a></div>',
    'A <a> is inside the live region <div> (alert).',
  ],
  [
    'a modal dialog that is open',
    '<dialog open aria-modal="true" aria-label="Delete"></dialog>',
    'The <dialog> has "aria-modal".',
  ],
  [
    'a name that nobody hears',
    '<div aria-label="Total">4</div>',
    'The <div> has "aria-label", but its role "generic" cannot have a name.',
  ],
  [
    'a group without a name',
    '<div role="group"><button>Day</button></div>',
    'The <div> with the role "group" has no name.',
  ],
  [
    'a fieldset without a legend',
    '<fieldset><input aria-label="Day"></fieldset>',
    'The <fieldset> with the role "group" has no name.',
  ],
  [
    'a dialog without a name',
    '<dialog><p>Sure?</p></dialog>',
    'The <dialog> with the role "dialog" has no name.',
  ],
  [
    'a role that the element has',
    '<nav role="navigation"></nav>',
    '<nav> already has the role "navigation".',
  ],
  [
    'a state of another role',
    '<a href="/" aria-pressed="true">Day</a>',
    'The <a> must not have "aria-pressed".',
  ],
  [
    'a state that HTML has',
    '<input type="checkbox" aria-label="Day" aria-checked="true">',
    'The <input> must not have "aria-checked".',
  ],
  [
    'a popup of another kind',
    '<button aria-haspopup="menu" aria-expanded="false" aria-controls="note-list-plain-p">More</button><ul id="note-list-plain-p" hidden><li>One</li></ul>',
    '"aria-haspopup" announces a menu, but the <ul> has the role "list".',
  ],
  [
    'a menu without a tab stop',
    '<ul role="menu"><li role="menuitem">Edit</li></ul>',
    'The <ul> with the role "menu" has 0 tab stops.',
  ],
  [
    'a menu with two tab stops',
    '<div role="menu"><button role="menuitem">Edit</button><button role="menuitem">Copy</button></div>',
    'The <div> with the role "menu" has 2 tab stops.',
  ],
  [
    'a link in a menu',
    '<ul role="menu"><li role="none"><a href="/">Home</a></li><li role="menuitem" tabindex="0">Edit</li></ul>',
    'The <a> is inside the role "menu" without a role that belongs there.',
  ],
  [
    'a menu item outside a menu',
    '<button role="menuitem">Edit</button>',
    'The <button> with the role "menuitem" is not inside a menu or menubar.',
  ],
  [
    'tabs without a panel',
    '<div role="tablist"><button role="tab" aria-selected="true">Day</button></div>',
    'The selected tab does not control a tabpanel.',
  ],
  [
    'tabs of which none is selected',
    '<div role="tablist"><button role="tab" aria-selected="false">Day</button></div>',
    '0 tabs of the list have aria-selected="true".',
  ],
  [
    'an empty list of options',
    '<ul role="listbox" aria-label="Days"></ul>',
    'The <ul> with the role "listbox" contains no option.',
  ],
  [
    'a switch without a state',
    '<button role="switch">Email</button>',
    'The <button> with the role "switch" has no "aria-checked".',
  ],
  [
    'two sorted columns',
    '<table><tr><th aria-sort="ascending">A</th><th aria-sort="descending">B</th></tr></table>',
    'A second header of the table has "aria-sort".',
  ],
  ['a button in a link', '<a href="/"><button>Open</button></a>', 'The <button> is inside a <a>.'],
  [
    'a hidden control',
    '<div aria-hidden="true"><button>Open</button></div>',
    'The <button> can have focus but is inside "aria-hidden".',
  ],
  [
    'a list of other things',
    '<ul><div>One</div></ul>',
    'The <div> is a child of a <ul>, but not a list item.',
  ],
  ['an order of its own', '<button tabindex="3">Open</button>', '"tabindex" is 3.'],
])('finds %s', (_what, html, ...messages) => {
  expect(findMessages(html)).toEqual(messages)
})

test.each([
  ['a status that contains text', '<div role="status"><p>Saved.</p></div><button>Undo</button>'],
  ['an error summary', '<div role="alert"><a href="#note-list-plain-text">Enter a note</a></div>'],
  [
    'a control of a closed part',
    '<button aria-expanded="false" aria-controls="note-list-plain-p">More</button><p id="note-list-plain-p" hidden></p>',
  ],
  ['a modal dialog', '<dialog aria-label="Delete"><button>Delete</button></dialog>'],
  ['a list that keeps its role', '<ul role="list"><li>One</li></ul>'],
  ['a region with a name', '<div role="region" aria-label="Notes" tabindex="0"></div>'],
  ['a section without a name', '<section><h2>Notes</h2></section>'],
  [
    'a menu with groups',
    '<ul role="menu"><li role="none"><a href="/" role="menuitem" tabindex="0">Home</a></li><li role="separator"></li><li role="group" aria-label="View"><button role="menuitemradio" aria-checked="true" tabindex="-1">Day</button></li></ul>',
  ],
  [
    'a combobox with options',
    '<input role="combobox" aria-label="Person" aria-expanded="true" aria-controls="note-list-plain-o" aria-activedescendant="note-list-plain-1"><ul role="listbox" aria-label="People" id="note-list-plain-o"><li role="option" id="note-list-plain-1" aria-selected="true">Maya</li></ul>',
  ],
  [
    'tabs with a panel',
    '<div role="tablist"><button role="tab" id="note-list-plain-t" aria-selected="true" aria-controls="note-list-plain-p">Day</button><button role="tab" aria-selected="false" tabindex="-1">Week</button></div><div role="tabpanel" id="note-list-plain-p" aria-labelledby="note-list-plain-t"></div>',
  ],
  ['a switch that is a checkbox', '<label><input type="checkbox" role="switch"> Email</label>'],
  [
    'an expandable row of a grid',
    '<div role="treegrid" aria-label="Costs"><div role="row" aria-expanded="true"><span role="gridcell">4</span></div></div>',
  ],
  ['a hidden icon', '<button><svg aria-hidden="true"></svg> Open</button>'],
])('allows %s', (_what, html) => {
  expect(findMessages(html)).toEqual([])
})
