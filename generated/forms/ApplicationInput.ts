// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { GeneratedForm } from './form-types.ts'
import validators from './ApplicationInput.validators.js'

export const applicationInputForm: GeneratedForm = {
  name: "ApplicationInput",
  title: "Apply",
  submitLabel: "Send application",
  sections: [],
  schema: {
  "type": "object",
  "additionalProperties": false,
  "required": [],
  "properties": {
    "message": {
      "type": "string",
      "title": "Message",
      "maxLength": 1000,
      "format": "visible"
    },
    "origin": {
      "type": "string",
      "title": "Came by",
      "maxLength": 40,
      "pattern": "^[A-Za-z0-9][A-Za-z0-9._-]*$"
    }
  }
},
  uiSchema: {
  "message": {
    "ui:widget": "textarea",
    "ui:help": "Optional: what you send, where to, and how often."
  },
  "origin": {
    "ui:widget": "hidden"
  },
  "ui:order": [
    "message",
    "origin"
  ]
},
  validators,
}
