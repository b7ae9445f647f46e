/** Fetches a file of the site as text; rejects with a message that can be shown. */
export async function fetchText(href: string): Promise<string> {
  const response = await fetch(href).catch((cause: unknown) => {
    throw new Error('The host cannot be reached.', { cause })
  })
  if (!response.ok) throw new Error(`The host answered ${response.status}.`)
  return response.text()
}

/** Fetches a JSON file as indented text. */
export const fetchJsonText = async (href: string): Promise<string> =>
  JSON.stringify(JSON.parse(await fetchText(href)), null, 2)
