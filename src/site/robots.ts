/** What crawlers may read: everything. */
export const createRobotsText = (): string =>
  [
    '# What this is and how a program should use it: llms.txt',
    'User-agent: *',
    'Allow: /',
    '',
  ].join('\n')
