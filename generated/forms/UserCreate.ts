// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { GeneratedForm } from './form-types.ts'
import validators from './UserCreate.validators.js'

export const userCreateForm: GeneratedForm = {
  name: "UserCreate",
  title: "Make the account",
  submitLabel: "Make the account",
  sections: [],
  schema: {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "email",
    "firstName",
    "lastName",
    "timezone",
    "roles"
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
    },
    "phone": {
      "type": "string",
      "title": "Phone",
      "format": "phone",
      "maxLength": 30
    },
    "timezone": {
      "type": "string",
      "title": "Time zone",
      "format": "timezone",
      "maxLength": 60
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
  "email": {
    "ui:help": "Everybody signs in with an email address of their own, drivers too. A link to choose a password is mailed here and works for 7 days"
  },
  "phone": {
    "ui:widget": "phone"
  },
  "timezone": {
    "ui:widget": "timezone"
  },
  "ui:order": [
    "email",
    "firstName",
    "lastName",
    "phone",
    "timezone",
    "roles"
  ]
},
  validators,
}
