import type { ValidatorType } from '@rjsf/utils'
import { createPrecompiledValidator } from '@rjsf/validator-ajv8'
import type { GeneratedForm } from '#generated/forms/form-types.ts'
import { answeredData } from './form-data.ts'

/** The form's precompiled validator; it looks at what would be sent, not at what stands in fields that are not asked for. */
export function formValidator({
  schema,
  uiSchema,
  validators,
}: Pick<GeneratedForm, 'schema' | 'uiSchema' | 'validators'>): ValidatorType {
  const validator = createPrecompiledValidator(validators, schema)
  const answered: Pick<ValidatorType, 'validateFormData'> = {
    validateFormData: (data, ...rest) => validator.validateFormData(answeredData(schema, uiSchema, data), ...rest),
  }
  return Object.assign(Object.create(validator), answered)
}
