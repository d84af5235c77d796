/** Tries the rows of a table one after the other on what is open, and names the row at which it is not as it must be. */
export async function tryEach<Row>(rows: readonly Row[], prove: (row: Row) => Promise<void>): Promise<void> {
  for (const row of rows) {
    try {
      await prove(row)
    } catch (cause) {
      throw new Error(`Not so: ${JSON.stringify(row)}`, { cause })
    }
  }
}
