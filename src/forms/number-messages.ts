/** What every form says of a number (docs/rules/messages-and-words.md, "Forms"); a limit is written in the words of its field. */
export const numberMessages = {
  invalid: 'Must be a valid number',
  below: (least: number | string) => `Must be greater than ${least}`,
  above: (most: number | string) => `Must be less than ${most}`,
} as const
