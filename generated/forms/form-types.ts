// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { RJSFSchema, UiSchema } from '@rjsf/utils'
import type { ValidatorFunctions } from '@rjsf/validator-ajv8'

/** A form as the contract describes it: what is asked, how it is shown and how it is checked. */
export interface GeneratedForm {
  readonly name: string
  readonly title: string
  readonly submitLabel: string
  /** Sections in their order; a field names its own in `ui:options.section`. */
  readonly sections: readonly { readonly id: string; readonly title: string }[]
  readonly schema: RJSFSchema
  readonly uiSchema: UiSchema
  readonly validators: ValidatorFunctions
}
