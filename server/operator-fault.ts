/**
 * Why a program cannot go on, in words for the person who operates it: what is wrong and what to do. It is printed without a stack trace,
 * which would not help, and the program ends with exit code 1.
 */
export class OperatorFault extends Error {
  override readonly name: string = 'OperatorFault'
}
