// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { GeneratedForm } from './form-types.ts'
import validators from './OrderCancel.validators.js'

export const orderCancelForm: GeneratedForm = {
  name: "OrderCancel",
  title: "Cancel delivery",
  submitLabel: "Cancel order",
  sections: [],
  schema: {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "tenantId",
    "reason"
  ],
  "properties": {
    "tenantId": {
      "type": "integer",
      "format": "int64",
      "minimum": 1,
      "maximum": 9007199254740991
    },
    "reason": {
      "type": "string",
      "title": "Reason",
      "minLength": 1,
      "maxLength": 300,
      "format": "visible"
    }
  }
},
  uiSchema: {
  "tenantId": {
    "ui:widget": "hidden"
  },
  "reason": {
    "ui:widget": "textarea"
  },
  "ui:order": [
    "tenantId",
    "reason"
  ]
},
  validators,
}
