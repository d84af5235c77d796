/** Arrays as a comma list, objects as JSON, nothing for undefined: how the contract writes query parameters. */
export function serializeParams(params: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(params))
    if (value !== undefined && value !== null) query.set(name, parameterText(value))
  return query.toString()
}

function parameterText(value: unknown): string {
  if (Array.isArray(value)) return value.join(',')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
