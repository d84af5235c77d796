// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { GeneratedForm } from './form-types.ts'
import validators from './SupplierSettingsInput.validators.js'

export const supplierSettingsInputForm: GeneratedForm = {
  name: "SupplierSettingsInput",
  title: "Suppliers",
  submitLabel: "Save suppliers",
  sections: [],
  schema: {
  "type": "object",
  "additionalProperties": false,
  "required": [],
  "properties": {
    "suppliersPlaceOrders": {
      "type": "boolean",
      "title": "Suppliers may place orders for us",
      "default": true
    }
  }
},
  uiSchema: {
  "suppliersPlaceOrders": {
    "ui:widget": "switch",
    "ui:help": "What they order is billed to you. They see no prices."
  },
  "ui:order": [
    "suppliersPlaceOrders"
  ]
},
  validators,
}
