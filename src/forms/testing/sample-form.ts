import { type RJSFSchema, type UiSchema, schemaParser } from '@rjsf/utils'
import { type ValidatorFunctions, customizeValidator } from '@rjsf/validator-ajv8'
import { contractFormats } from '#domain/text/formats.ts'
import type { GeneratedForm } from '#generated/forms/form-types.ts'

const validator = customizeValidator({ customFormats: contractFormats })

/** A form as the contract would generate it, for tests: compiled at run time, which only a test page may do. */
export function sampleForm(schema: RJSFSchema, uiSchema: UiSchema = {}): GeneratedForm {
  return {
    name: 'Sample',
    title: 'Sample',
    submitLabel: 'Save',
    sections: [],
    schema,
    uiSchema,
    validators: compiled(schema),
  }
}

function compiled(schema: RJSFSchema): ValidatorFunctions {
  const entries = Object.entries(schemaParser(schema)).map(([key, part]) => [key, validation(part)] as const)
  return Object.fromEntries(entries)
}

function validation(schema: RJSFSchema): ValidatorFunctions[string] {
  const check: ValidatorFunctions[string] = (data: unknown) => {
    check.errors = validator.rawValidation(schema, data).errors ?? null
    return check.errors === null
  }
  return check
}
