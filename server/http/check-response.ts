import type { ContractOperation } from '#server/http/contract-document.ts'
import { jsonTextOf } from '#server/http/json-text.ts'
import type { Validator, Validators } from '#server/http/validators.ts'

/** Throws when an answer is not one that the contract declares. */
export type ResponseCheck = (answer: { status: number; contentType: string | null; body: unknown }) => void

/**
 * For tests and development: an answer that the contract does not know is a fault of the server, whatever the client
 * makes of it.
 */
export function createResponseCheck(operation: ContractOperation, validators: Validators): ResponseCheck {
  const compiled = new Map<number, Validator>()
  return ({ status, contentType, body }) => {
    const declared = operation.responses.get(status)
    if (!declared) throw new Error(`${operation.id} answered ${status}, which the contract does not declare.`)
    const { content } = declared.part
    if (!content) {
      if (contentType !== null) throw new Error(`${operation.id} ${status}: the contract declares no body.`)
      return
    }
    if (contentType === null || !(contentType in content || rangeOf(contentType) in content)) {
      throw new Error(`${operation.id} ${status}: the contract declares no ${contentType ?? 'answer without a body'}.`)
    }
    if (contentType !== 'application/json') return
    const validate = compiled.get(status) ?? validators.exact(`${declared.pointer}/content/application~1json/schema`)
    compiled.set(status, validate)
    const [fault] = validate(JSON.parse(jsonTextOf(body)))
    if (fault) {
      throw new Error(
        `${operation.id} ${status}: the answer breaks the contract at "${fault.instancePath}": ${fault.message}.`,
      )
    }
  }
}

/** `image/png` as the contract names all of its kind: `image/*`. */
function rangeOf(contentType: string): string {
  return contentType.replace(/\/.*/, '/*')
}
