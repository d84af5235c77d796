// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { GeneratedForm } from './form-types.ts'
import validators from './ApiTokenCreation.validators.js'

export const apiTokenCreationForm: GeneratedForm = {
  name: "ApiTokenCreation",
  title: "New API token",
  submitLabel: "Make it",
  sections: [],
  schema: {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "name",
    "scopes",
    "days"
  ],
  "properties": {
    "name": {
      "type": "string",
      "title": "Name",
      "minLength": 1,
      "maxLength": 60,
      "format": "visible"
    },
    "scopes": {
      "type": "array",
      "title": "What it may do",
      "minItems": 1,
      "maxItems": 20,
      "uniqueItems": true,
      "items": {
        "type": "string",
        "enum": [
          "delivery-orders.create",
          "delivery-orders.read",
          "delivery-orders.update-limited",
          "delivery-orders.update",
          "locations.read",
          "locations.create",
          "pricing.read",
          "accounting.read"
        ],
        "title": "Scope"
      }
    },
    "days": {
      "type": "integer",
      "title": "Ends",
      "default": 90,
      "enum": [
        30,
        90,
        365
      ]
    }
  }
},
  uiSchema: {
  "name": {
    "ui:placeholder": "Web shop",
    "ui:help": "Orders, timelines and the audit name it so"
  },
  "scopes": {
    "ui:widget": "scopes",
    "ui:help": "At most what you may do yourself. It stays as it is made."
  },
  "days": {
    "ui:widget": "select",
    "ui:enumNames": [
      "In 30 days",
      "In 90 days",
      "In a year"
    ],
    "ui:help": "A token without an end is one that nobody remembers"
  },
  "ui:order": [
    "name",
    "scopes",
    "days"
  ]
},
  validators,
}
