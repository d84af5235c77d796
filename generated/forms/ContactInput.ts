// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { GeneratedForm } from './form-types.ts'
import validators from './ContactInput.validators.js'

export const contactInputForm: GeneratedForm = {
  name: "ContactInput",
  title: "Contact",
  submitLabel: "Save contact",
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
    "roles": {
      "type": "array",
      "title": "Roles",
      "maxItems": 4,
      "uniqueItems": true,
      "default": [],
      "items": {
        "type": "string",
        "enum": [
          "Primary",
          "Accounting",
          "Owner",
          "Dispatch"
        ]
      }
    },
    "details": {
      "type": "array",
      "title": "How to reach them",
      "maxItems": 20,
      "default": [],
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "type",
          "value"
        ],
        "properties": {
          "type": {
            "type": "string",
            "enum": [
              "email",
              "phone",
              "address",
              "url"
            ]
          },
          "value": {
            "type": "string",
            "minLength": 1,
            "maxLength": 300
          }
        }
      }
    }
  }
},
  uiSchema: {
  "roles": {
    "ui:widget": "checkboxes",
    "ui:help": "There is one primary contact. Who is made it takes it over."
  },
  "details": {
    "ui:options": {
      "itemLabel": "detail"
    },
    "items": {
      "ui:field": "contactDetail"
    }
  },
  "ui:order": [
    "name",
    "roles",
    "details"
  ]
},
  validators,
}
