/** The loop in which a product is built, one line for each step. */
export const listLoop = (svc: string): string[] => [
  `Plan: \`${svc} plan --brief <file>\`, answer \`.svc/plan.md\`, \`plan --check\`, \`theme create\`, \`init\`.`,
  'Build one page from its pack; `next` names both.',
  `Look as a strict designer, on phones too: \`${svc} look <url> --yes\` adds no package.`,
  'Fix the worst, and look again.',
  `Check: \`${svc} verify\`.`,
]
