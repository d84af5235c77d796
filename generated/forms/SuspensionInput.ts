// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { GeneratedForm } from './form-types.ts'
import validators from './SuspensionInput.validators.js'

export const suspensionInputForm: GeneratedForm = {
  name: "SuspensionInput",
  title: "Suspend",
  submitLabel: "Suspend it",
  sections: [],
  schema: {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "reason"
  ],
  "properties": {
    "reason": {
      "type": "string",
      "title": "Reason",
      "minLength": 1,
      "maxLength": 300,
      "format": "visible"
    }
  }
},
  uiSchema: {
  "reason": {
    "ui:widget": "textarea",
    "ui:help": "Its people read this when they sign in"
  },
  "ui:order": [
    "reason"
  ]
},
  validators,
}
