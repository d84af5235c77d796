import { tokenScopes, type TokenScope } from '#domain/access/api-tokens.ts'
import type { Schema } from '#generated/handlers.ts'
import type { Answer, TestApp } from '#tests/api/support/app.ts'

/** As the office makes a token. @throws unless it is made */
export async function makeToken(
  app: Pick<TestApp, 'call'>,
  who: { readonly token: string; readonly tenantId: number },
  asked: Partial<Schema<'ApiTokenCreation'>> = {},
): Promise<Schema<'ApiTokenMade'>> {
  const answer = await askForToken(app, who, asked)
  if (answer.status !== 200) throw new Error(`No token: ${answer.status} ${answer.text}`)
  return answer.json as Schema<'ApiTokenMade'>
}

export function askForToken(
  app: Pick<TestApp, 'call'>,
  { token, tenantId }: { readonly token: string; readonly tenantId: number },
  { name = 'Web shop', scopes = [...tokenScopes] as TokenScope[], days = 90 }: Partial<Schema<'ApiTokenCreation'>> = {},
): Promise<Answer> {
  return app.call(`/api/tenants/${tenantId}/api-tokens`, { token, tenantId, json: { name, scopes, days } })
}
