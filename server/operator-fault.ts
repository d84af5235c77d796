/**
 * Why a program cannot go on, in words for the person who operates it: what is wrong and what to do. It is printed without a stack trace,
 * which would not help, and the program ends with exit code 1.
 */
export class OperatorFault extends Error {
  override readonly name: string = 'OperatorFault'
}

/**
 * Prints an {@link OperatorFault} and sets exit code 1.
 * @throws any other error, unchanged
 */
export function tellOperator(error: unknown): void {
  if (!(error instanceof OperatorFault)) throw error
  console.error(error.message)
  process.exitCode = 1
}
