// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { GeneratedForm } from './form-types.ts'
import validators from './EmailChangeRequest.validators.js'

export const emailChangeRequestForm: GeneratedForm = {
  name: "EmailChangeRequest",
  title: "Change email",
  submitLabel: "Send the code",
  sections: [],
  schema: {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "email"
  ],
  "properties": {
    "email": {
      "type": "string",
      "title": "New email",
      "format": "email",
      "maxLength": 254
    }
  }
},
  uiSchema: {
  "email": {
    "ui:help": "We send a code there to make sure that it is yours"
  },
  "ui:order": [
    "email"
  ]
},
  validators,
}
