// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { GeneratedForm } from './form-types.ts'
import validators from './RevisionFuelSurcharge.validators.js'

export const revisionFuelSurchargeForm: GeneratedForm = {
  name: "RevisionFuelSurcharge",
  title: "Fuel surcharge",
  submitLabel: "Save",
  sections: [],
  schema: {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "fuelSurchargeOf",
    "fuelType"
  ],
  "properties": {
    "fuelSurchargeOf": {
      "title": "Taken of",
      "type": [
        "string",
        "null"
      ],
      "enum": [
        "subtotal",
        "base",
        null
      ]
    },
    "fuelType": {
      "type": "string",
      "title": "Fuel",
      "oneOf": [
        {
          "const": "regular",
          "title": "Regular"
        },
        {
          "const": "diesel",
          "title": "Diesel"
        }
      ]
    }
  }
},
  uiSchema: {
  "fuelSurchargeOf": {
    "ui:widget": "select",
    "ui:enumNames": [
      "Everything before it",
      "The base price alone",
      "No surcharge"
    ]
  },
  "fuelType": {
    "ui:widget": "select",
    "ui:options": {
      "when": {
        "field": "fuelSurchargeOf",
        "in": [
          "subtotal",
          "base"
        ]
      }
    }
  },
  "ui:order": [
    "fuelSurchargeOf",
    "fuelType"
  ]
},
  validators,
}
