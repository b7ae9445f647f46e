const parameters = new URLSearchParams(location.search)
const find = (selector) => document.querySelector(selector)
const [filters, part, bulk] = [find('form'), find('section'), find('[role=toolbar]')]
let records = []

/** Shows why something did not load, with a button that tries again. */
function showError(message, text, retry) {
  message.replaceChildren(text, ' ')
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = 'Try again'
  button.onclick = retry
  message.append(button)
  message.hidden = false
}

async function loadRecords() {
  const message = part.querySelector('.message')
  try {
    const response = await fetch('/data/records.json')
    records = await response.json()
    message.hidden = true
    render()
  } catch {
    showError(message, 'The invoices could not be loaded.', loadRecords)
  }
}

function loadStatuses() {
  const message = filters.querySelector('.message')
  const isFailing = parameters.get('fail') === find('search').id
  parameters.delete('fail')
  message.hidden = !isFailing
  if (isFailing) return showError(message, 'The statuses could not be loaded.', loadStatuses)
  for (const status of ['', 'Overdue', 'Paid', 'Sent']) {
    filters.status.append(new Option(status || 'Any status', status))
  }
  filters.status.value = parameters.get('status') ?? ''
}

function setParameter(name, value) {
  if (value) parameters.set(name, value)
  else parameters.delete(name)
  history.replaceState(null, '', `?${parameters}`)
  render()
}

function render() {
  const sort = parameters.get('sort')
  const query = (parameters.get('q') ?? '').toLowerCase()
  const status = parameters.get('status')
  const rows = records
    .filter((record) => record.title.toLowerCase().includes(query))
    .filter((record) => !status || record.status === status)
    .sort((a, b) => (sort ? (a[sort] > b[sort] ? 1 : -1) : a.id - b.id))
  for (const button of document.querySelectorAll('[data-sort]')) {
    const isSorted = button.dataset.sort === sort
    button.closest('th').setAttribute('aria-sort', isSorted ? 'ascending' : 'none')
  }
  find('tbody').replaceChildren(...rows.map(renderRow))
}

function renderRow({ title, status, amount }) {
  const row = document.createElement('tr')
  const box = document.createElement('input')
  box.type = 'checkbox'
  box.ariaLabel = `Select ${title}`
  box.onchange = renderSelection
  row.insertCell().append(box)
  for (const text of [title, status, `${amount} €`]) row.insertCell().append(text)
  return row
}

function renderSelection() {
  const count = document.querySelectorAll('tbody :checked').length
  bulk.hidden = count === 0
  bulk.querySelector('[role=status]').textContent = `${count} selected`
}

filters.q.value = parameters.get('q') ?? ''
filters.q.oninput = () => setParameter('q', filters.q.value)
filters.status.onchange = () => setParameter('status', filters.status.value)
filters.onsubmit = (event) => event.preventDefault()
for (const button of document.querySelectorAll('[data-sort]')) {
  button.onclick = () => setParameter('sort', button.dataset.sort)
}
bulk.querySelector('button').onclick = () => {
  bulk.querySelector('[role=status]').textContent = 'Exported'
}
find('#create').onclick = () => find('dialog').showModal()
loadStatuses()
loadRecords()
