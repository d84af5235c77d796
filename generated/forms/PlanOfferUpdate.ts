// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { GeneratedForm } from './form-types.ts'
import validators from './PlanOfferUpdate.validators.js'

export const planOfferUpdateForm: GeneratedForm = {
  name: "PlanOfferUpdate",
  title: "Change the plan",
  submitLabel: "Save",
  sections: [],
  schema: {
  "type": "object",
  "additionalProperties": false,
  "minProperties": 1,
  "properties": {
    "name": {
      "type": "string",
      "title": "Name",
      "minLength": 1,
      "maxLength": 80,
      "format": "visible"
    },
    "description": {
      "type": "string",
      "title": "Description",
      "maxLength": 300
    },
    "priceCadCents": {
      "type": "integer",
      "title": "Price a month",
      "minimum": 0,
      "maximum": 100000000
    },
    "features": {
      "type": "array",
      "title": "Features",
      "maxItems": 20,
      "uniqueItems": true,
      "items": {
        "type": "string",
        "enum": [
          "Customer",
          "Supplier",
          "Courier",
          "Planner",
          "CourierLocations"
        ],
        "title": "Feature"
      }
    }
  }
},
  uiSchema: {
  "description": {
    "ui:widget": "textarea"
  },
  "priceCadCents": {
    "ui:widget": "money"
  },
  "features": {
    "ui:widget": "checkboxes",
    "ui:help": "All organizations that have the plan get what is added and lose what is taken away"
  },
  "ui:order": [
    "name",
    "description",
    "priceCadCents",
    "features"
  ]
},
  validators,
}
