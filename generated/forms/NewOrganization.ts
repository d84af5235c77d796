// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { GeneratedForm } from './form-types.ts'
import validators from './NewOrganization.validators.js'

export const newOrganizationForm: GeneratedForm = {
  name: "NewOrganization",
  title: "Make an organization",
  submitLabel: "Make it and connect",
  sections: [],
  schema: {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "accountType",
    "address",
    "timezone"
  ],
  "properties": {
    "accountType": {
      "type": "string",
      "title": "Account for",
      "enum": [
        "organization",
        "individual"
      ]
    },
    "name": {
      "type": "string",
      "title": "Organization name",
      "minLength": 1,
      "maxLength": 200,
      "format": "visible"
    },
    "phone": {
      "type": "string",
      "title": "Phone",
      "format": "phone",
      "maxLength": 30
    },
    "address": {
      "type": "string",
      "title": "Address",
      "minLength": 1,
      "maxLength": 300,
      "format": "visible"
    },
    "timezone": {
      "type": "string",
      "title": "Time zone",
      "format": "timezone",
      "maxLength": 60
    }
  }
},
  uiSchema: {
  "accountType": {
    "ui:widget": "select",
    "ui:enumNames": [
      "Organization",
      "Individual"
    ]
  },
  "name": {
    "ui:options": {
      "when": {
        "field": "accountType",
        "equals": "organization",
        "required": true
      }
    }
  },
  "phone": {
    "ui:widget": "phone"
  },
  "timezone": {
    "ui:widget": "timezone"
  },
  "ui:order": [
    "accountType",
    "name",
    "phone",
    "address",
    "timezone"
  ]
},
  validators,
}
