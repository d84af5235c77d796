/**
 * The answer that a disputed line gets when its run is reversed (docs/rules/exports-and-accounting.md, "Invoices and payments").
 * @param reason of the reversal, at most 300 characters
 */
export function reversalAnswer(reason: string): string {
  return `The billing run was reversed, and nothing is owed on this line: ${reason}`
}
