// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { GeneratedForm } from './form-types.ts'
import validators from './OwnerInvitationInput.validators.js'

export const ownerInvitationInputForm: GeneratedForm = {
  name: "OwnerInvitationInput",
  title: "Invite the owner",
  submitLabel: "Send the invitation",
  sections: [],
  schema: {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "email"
  ],
  "properties": {
    "email": {
      "type": "string",
      "title": "Email",
      "format": "email",
      "maxLength": 254
    },
    "firstName": {
      "type": "string",
      "title": "First name",
      "minLength": 1,
      "maxLength": 80,
      "format": "visible"
    },
    "lastName": {
      "type": "string",
      "title": "Last name",
      "minLength": 1,
      "maxLength": 80,
      "format": "visible"
    }
  }
},
  uiSchema: {
  "email": {
    "ui:help": "A link that was sent before stops working"
  },
  "ui:order": [
    "firstName",
    "lastName",
    "email"
  ]
},
  validators,
}
