// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { GeneratedForm } from './form-types.ts'
import validators from './PartnershipInput.validators.js'

export const partnershipInputForm: GeneratedForm = {
  name: "PartnershipInput",
  title: "Offer a partnership",
  submitLabel: "Send offer",
  sections: [],
  schema: {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "receiverTenantId"
  ],
  "properties": {
    "receiverTenantId": {
      "type": "integer",
      "title": "To",
      "minimum": 1,
      "maximum": 9007199254740991
    },
    "message": {
      "type": "string",
      "title": "Message",
      "maxLength": 1000,
      "format": "visible"
    }
  }
},
  uiSchema: {
  "receiverTenantId": {
    "ui:widget": "hidden"
  },
  "message": {
    "ui:widget": "textarea",
    "ui:help": "Optional: what you would hand on, and what you can carry for them."
  },
  "ui:order": [
    "receiverTenantId",
    "message"
  ]
},
  validators,
}
