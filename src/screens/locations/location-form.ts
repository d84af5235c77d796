import type { UiSchema } from '@rjsf/utils'
import { locationInputForm } from '#generated/forms/LocationInput.ts'
import type { GeneratedForm } from '#generated/forms/form-types.ts'
import { LocationFieldsTemplate } from './LocationFieldsTemplate.tsx'

/** The map stands among the fields of this section, across its whole width. */
const uiSchema: UiSchema = {
  ...locationInputForm.uiSchema,
  'ui:ObjectFieldTemplate': LocationFieldsTemplate,
  map: { 'ui:options': { section: 'pin', wide: true } },
}

/** The contract's form of a place, with a map in its section of the pin. A field added to the contract appears in it. */
export const locationForm: GeneratedForm = { ...locationInputForm, uiSchema }
