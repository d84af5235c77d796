// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { GeneratedForm } from './form-types.ts'
import validators from './TenantBilling.validators.js'

export const tenantBillingForm: GeneratedForm = {
  name: "TenantBilling",
  title: "Billing",
  submitLabel: "Save and continue",
  sections: [],
  schema: {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "billToName",
    "billToAddress"
  ],
  "properties": {
    "billToName": {
      "type": "string",
      "title": "Bill to name",
      "minLength": 1,
      "maxLength": 200,
      "format": "visible"
    },
    "billToAddress": {
      "type": "string",
      "title": "Bill to address",
      "minLength": 1,
      "maxLength": 400,
      "format": "visible"
    }
  }
},
  uiSchema: {
  "billToAddress": {
    "ui:widget": "address"
  },
  "ui:order": [
    "billToName",
    "billToAddress"
  ]
},
  validators,
}
