// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { GeneratedForm } from './form-types.ts'
import validators from './AccountForm.validators.js'

export const accountFormForm: GeneratedForm = {
  name: "AccountForm",
  title: "Make your account",
  submitLabel: "Make the account",
  sections: [],
  schema: {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "firstName",
    "lastName",
    "phone",
    "timezone",
    "password",
    "confirmPassword"
  ],
  "properties": {
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
    "password": {
      "type": "string",
      "title": "Password",
      "minLength": 8,
      "maxLength": 200
    },
    "confirmPassword": {
      "type": "string",
      "title": "Password once more",
      "minLength": 1,
      "maxLength": 200
    }
  }
},
  uiSchema: {
  "phone": {
    "ui:widget": "phone"
  },
  "timezone": {
    "ui:widget": "timezone"
  },
  "password": {
    "ui:widget": "password",
    "ui:help": "At least 8 characters"
  },
  "confirmPassword": {
    "ui:widget": "password"
  },
  "ui:order": [
    "firstName",
    "lastName",
    "phone",
    "timezone",
    "password",
    "confirmPassword"
  ]
},
  validators,
}
