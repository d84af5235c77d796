// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { GeneratedForm } from './form-types.ts'
import validators from './CustomerProfile.validators.js'

export const customerProfileForm: GeneratedForm = {
  name: "CustomerProfile",
  title: "Details",
  submitLabel: "Save details",
  sections: [],
  schema: {
  "type": "object",
  "additionalProperties": false,
  "properties": {
    "name": {
      "type": "string",
      "title": "Name",
      "minLength": 1,
      "maxLength": 200,
      "format": "visible"
    },
    "address": {
      "type": "string",
      "title": "Address",
      "minLength": 1,
      "maxLength": 300,
      "format": "visible"
    },
    "phone": {
      "type": [
        "string",
        "null"
      ],
      "title": "Phone",
      "format": "phone",
      "maxLength": 30
    }
  }
},
  uiSchema: {
  "address": {
    "ui:widget": "address"
  },
  "phone": {
    "ui:widget": "phone"
  },
  "ui:order": [
    "name",
    "address",
    "phone"
  ]
},
  validators,
}
