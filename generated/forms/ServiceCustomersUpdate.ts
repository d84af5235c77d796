// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { GeneratedForm } from './form-types.ts'
import validators from './ServiceCustomersUpdate.validators.js'

export const serviceCustomersUpdateForm: GeneratedForm = {
  name: "ServiceCustomersUpdate",
  title: "Who can order it",
  submitLabel: "Save",
  sections: [],
  schema: {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "openToAll"
  ],
  "properties": {
    "openToAll": {
      "type": "boolean",
      "title": "All customers"
    },
    "tenantIds": {
      "type": "array",
      "title": "Customers",
      "maxItems": 1000,
      "uniqueItems": true,
      "items": {
        "type": "integer",
        "format": "int64",
        "minimum": 1,
        "maximum": 9007199254740991
      }
    }
  }
},
  uiSchema: {
  "openToAll": {
    "ui:widget": "switch",
    "ui:help": "Also those that come later"
  },
  "tenantIds": {
    "ui:widget": "entity",
    "ui:options": {
      "of": {
        "list": "/tenants/customers"
      },
      "when": {
        "field": "openToAll",
        "equals": false
      }
    }
  },
  "ui:order": [
    "openToAll",
    "tenantIds"
  ]
},
  validators,
}
