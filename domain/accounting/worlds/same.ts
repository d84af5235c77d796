/** @throws with what differs, where two numbers or texts of a world are not one */
export function same(what: string, expected: string | number, actual: string | number): void {
  if (expected !== actual) throw new Error(`${what}: ${expected} expected, but ${actual}`)
}
