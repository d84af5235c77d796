// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { GeneratedForm } from './form-types.ts'
import validators from './PayExtraInput.validators.js'

export const payExtraInputForm: GeneratedForm = {
  name: "PayExtraInput",
  title: "Extra",
  submitLabel: "Save extra",
  sections: [],
  schema: {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "driverUserId",
    "day",
    "name",
    "amountCadCents"
  ],
  "properties": {
    "driverUserId": {
      "type": "integer",
      "title": "Driver",
      "minimum": 1,
      "maximum": 9007199254740991
    },
    "day": {
      "type": "string",
      "title": "Day",
      "format": "date",
      "maxLength": 10
    },
    "name": {
      "type": "string",
      "title": "What for",
      "minLength": 1,
      "maxLength": 100,
      "format": "visible"
    },
    "amountCadCents": {
      "type": "integer",
      "title": "Amount",
      "minimum": -10000000,
      "maximum": 10000000
    }
  }
},
  uiSchema: {
  "driverUserId": {
    "ui:options": {
      "of": {
        "list": "/tenants/{tenantId}/users-by-role/Driver"
      }
    }
  },
  "amountCadCents": {
    "ui:widget": "money",
    "ui:help": "Below zero for what is kept back"
  },
  "ui:order": [
    "driverUserId",
    "day",
    "name",
    "amountCadCents"
  ]
},
  validators,
}
