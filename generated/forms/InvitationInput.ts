// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { GeneratedForm } from './form-types.ts'
import validators from './InvitationInput.validators.js'

export const invitationInputForm: GeneratedForm = {
  name: "InvitationInput",
  title: "Invite a colleague",
  submitLabel: "Send the invitation",
  sections: [],
  schema: {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "kind",
    "forInitialUserEmail",
    "roles"
  ],
  "properties": {
    "kind": {
      "type": "string",
      "title": "Kind",
      "enum": [
        "user"
      ]
    },
    "forInitialUserEmail": {
      "type": "string",
      "title": "Email",
      "format": "email",
      "maxLength": 254
    },
    "forInitialUserFirstName": {
      "type": "string",
      "title": "First name",
      "minLength": 1,
      "maxLength": 80,
      "format": "visible"
    },
    "forInitialUserLastName": {
      "type": "string",
      "title": "Last name",
      "minLength": 1,
      "maxLength": 80,
      "format": "visible"
    },
    "forInitialUserPhone": {
      "type": "string",
      "title": "Phone",
      "format": "phone",
      "maxLength": 30
    },
    "roles": {
      "type": "array",
      "title": "Roles",
      "minItems": 1,
      "maxItems": 20,
      "uniqueItems": true,
      "items": {
        "type": "integer",
        "minimum": 1,
        "maximum": 9007199254740991
      }
    }
  }
},
  uiSchema: {
  "kind": {
    "ui:widget": "hidden"
  },
  "forInitialUserEmail": {
    "ui:help": "The link is mailed here and works for 30 days"
  },
  "forInitialUserPhone": {
    "ui:widget": "phone"
  },
  "ui:order": [
    "kind",
    "forInitialUserEmail",
    "forInitialUserFirstName",
    "forInitialUserLastName",
    "forInitialUserPhone",
    "roles"
  ]
},
  validators,
}
