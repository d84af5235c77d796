// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { GeneratedForm } from './form-types.ts'
import validators from './BudgetInput.validators.js'

export const budgetInputForm: GeneratedForm = {
  name: "BudgetInput",
  title: "Budget",
  submitLabel: "Save budget",
  sections: [],
  schema: {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "kind",
    "value",
    "monthlyCadCents"
  ],
  "properties": {
    "kind": {
      "type": "string",
      "title": "Budget of",
      "oneOf": [
        {
          "const": "poNumber",
          "title": "PO number"
        },
        {
          "const": "field",
          "title": "Order field"
        }
      ]
    },
    "fieldName": {
      "type": "string",
      "title": "Field",
      "minLength": 1,
      "maxLength": 60,
      "format": "visible"
    },
    "value": {
      "type": "string",
      "title": "Value",
      "minLength": 1,
      "maxLength": 300,
      "format": "visible"
    },
    "monthlyCadCents": {
      "type": "integer",
      "title": "A month",
      "minimum": 1,
      "maximum": 100000000000
    },
    "note": {
      "type": "string",
      "title": "Note",
      "maxLength": 300
    }
  }
},
  uiSchema: {
  "fieldName": {
    "ui:placeholder": "Cost centre",
    "ui:help": "As the courier calls it where you order",
    "ui:options": {
      "when": {
        "field": "kind",
        "equals": "field",
        "required": true
      }
    }
  },
  "monthlyCadCents": {
    "ui:widget": "money"
  },
  "note": {
    "ui:widget": "textarea"
  },
  "ui:order": [
    "kind",
    "fieldName",
    "value",
    "monthlyCadCents",
    "note"
  ]
},
  validators,
}
