import { type ErrorTransformer, type ValidatorType, toPath } from '@rjsf/utils'
import { createPrecompiledValidator } from '@rjsf/validator-ajv8'
import { numberQuestion } from '#domain/amounts/number-text.ts'
import type { GeneratedForm } from '#generated/forms/form-types.ts'
import { answeredData } from './form-data.ts'
import { isRecord } from './schema-walk.ts'

/** The form's precompiled validator; it looks at what would be sent, not at what stands in fields that are not asked for. */
export function formValidator({
  schema,
  uiSchema,
  validators,
}: Pick<GeneratedForm, 'schema' | 'uiSchema' | 'validators'>): ValidatorType {
  const validator = createPrecompiledValidator(validators, schema)
  const answered: Pick<ValidatorType, 'validateFormData'> = {
    validateFormData: (data, of, customValidate, transformErrors, ...rest) => {
      const asked = answeredData(schema, uiSchema, data)
      return validator.validateFormData(asked, of, customValidate, withQuestions(asked, transformErrors), ...rest)
    },
  }
  return Object.assign(Object.create(validator), answered)
}

/** Of a number that can be read two ways it is asked which is meant; that it is none would be no help. */
function withQuestions(data: unknown, transform: ErrorTransformer | undefined): ErrorTransformer {
  return (errors, ...rest) =>
    (transform?.(errors, ...rest) ?? errors).map((error) => {
      if (error.name !== 'type') return error
      const value = valueAt(data, toPath(error.property ?? ''))
      const message = typeof value === 'string' ? numberQuestion(value) : null
      return message === null ? error : { ...error, message, stack: message }
    })
}

function valueAt(data: unknown, path: readonly (string | number)[]): unknown {
  let value = data
  for (const step of path.filter((each) => each !== '')) {
    if (Array.isArray(value)) value = value[Number(step)]
    else value = isRecord(value) ? value[step] : undefined
  }
  return value
}
