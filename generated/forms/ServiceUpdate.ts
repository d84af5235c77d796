// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { GeneratedForm } from './form-types.ts'
import validators from './ServiceUpdate.validators.js'

export const serviceUpdateForm: GeneratedForm = {
  name: "ServiceUpdate",
  title: "Rename service",
  submitLabel: "Save",
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
      "maxLength": 120,
      "format": "visible"
    },
    "description": {
      "type": "string",
      "title": "Description",
      "maxLength": 300
    }
  }
},
  uiSchema: {
  "description": {
    "ui:widget": "textarea",
    "ui:help": "People see it where they choose a service"
  },
  "ui:order": [
    "name",
    "description"
  ]
},
  validators,
}
