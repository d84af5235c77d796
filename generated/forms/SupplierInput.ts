// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { GeneratedForm } from './form-types.ts'
import validators from './SupplierInput.validators.js'

export const supplierInputForm: GeneratedForm = {
  name: "SupplierInput",
  title: "Supplier",
  submitLabel: "Save supplier",
  sections: [],
  schema: {
  "type": "object",
  "additionalProperties": false,
  "required": [],
  "properties": {
    "placesOrders": {
      "type": "boolean",
      "title": "Places orders for us",
      "default": false
    },
    "notes": {
      "type": "string",
      "title": "Notes",
      "maxLength": 2000
    }
  }
},
  uiSchema: {
  "placesOrders": {
    "ui:widget": "switch",
    "ui:help": "What it orders is billed to you. It sees no prices."
  },
  "notes": {
    "ui:widget": "textarea",
    "ui:help": "Only your organization reads this"
  },
  "ui:order": [
    "placesOrders",
    "notes"
  ]
},
  validators,
}
