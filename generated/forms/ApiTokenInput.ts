// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { GeneratedForm } from './form-types.ts'
import validators from './ApiTokenInput.validators.js'

export const apiTokenInputForm: GeneratedForm = {
  name: "ApiTokenInput",
  title: "A p i token",
  submitLabel: "Save API token",
  sections: [],
  schema: {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "name"
  ],
  "properties": {
    "name": {
      "type": "string",
      "title": "Name",
      "minLength": 1,
      "maxLength": 60,
      "format": "visible"
    }
  }
},
  uiSchema: {
  "name": {
    "ui:help": "What it is for. Orders, timelines and the audit name it so."
  },
  "ui:order": [
    "name"
  ]
},
  validators,
}
