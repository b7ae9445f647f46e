/** One field of the workspace, with who is affected by it. */
export interface Field {
  readonly name: string
  readonly label: string
  readonly hint: string
  readonly value: string
  readonly choices?: readonly string[]
}

/** What the form has, section by section. */
export const SECTIONS: readonly {
  readonly title: string
  readonly help: string
  readonly fields: readonly Field[]
}[] = [
  {
    title: 'Name and address',
    help: 'What every member sees in the header and in links.',
    fields: [
      { name: 'name', label: 'Name', hint: 'Seen by all 14 members', value: 'Port Ellen' },
      {
        name: 'address',
        label: 'Address',
        hint: 'The old address leads here for 90 days; affects saved links',
        value: 'port-ellen',
      },
      {
        name: 'logo',
        label: 'Logo, optional',
        hint: 'Without one the initials stand in',
        value: '',
      },
    ],
  },
  {
    title: 'Language and time',
    help: 'What new members start with.',
    fields: [
      {
        name: 'language',
        label: 'Default language',
        hint: 'New members only',
        value: 'English',
        choices: ['English', 'Français', 'Íslenska'],
      },
      {
        name: 'zone',
        label: 'Time zone',
        hint: 'Reports and exports',
        value: 'London',
        choices: ['London', 'Paris', 'Reykjavík'],
      },
      {
        name: 'sign-in',
        label: 'Sign-in',
        hint: 'Everybody at their next sign-in',
        value: 'Second factor for everyone',
        choices: ['Second factor for everyone', 'Company sign-in only'],
      },
    ],
  },
]
