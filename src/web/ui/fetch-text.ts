/** The text of a file of the site; rejects with a sentence that says why there is none. */
export async function fetchText(href: string): Promise<string> {
  const response = await fetch(href).catch((cause: unknown) => {
    throw new Error('The host cannot be reached.', { cause })
  })
  if (!response.ok) throw new Error(`The host answered ${response.status}.`)
  return response.text()
}
