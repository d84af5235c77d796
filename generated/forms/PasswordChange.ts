// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { GeneratedForm } from './form-types.ts'
import validators from './PasswordChange.validators.js'

export const passwordChangeForm: GeneratedForm = {
  name: "PasswordChange",
  title: "Change password",
  submitLabel: "Change password",
  sections: [],
  schema: {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "currentPassword",
    "newPassword"
  ],
  "properties": {
    "currentPassword": {
      "type": "string",
      "title": "Current password",
      "minLength": 1,
      "maxLength": 200
    },
    "newPassword": {
      "type": "string",
      "title": "New password",
      "minLength": 8,
      "maxLength": 200
    }
  }
},
  uiSchema: {
  "currentPassword": {
    "ui:widget": "password"
  },
  "newPassword": {
    "ui:widget": "password",
    "ui:help": "At least 8 characters"
  },
  "ui:order": [
    "currentPassword",
    "newPassword"
  ]
},
  validators,
}
