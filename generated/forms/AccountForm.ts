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
    "kind",
    "firstName",
    "lastName",
    "phone",
    "timezone",
    "password",
    "confirmPassword"
  ],
  "properties": {
    "kind": {
      "type": "string",
      "title": "Kind",
      "enum": [
        "user",
        "customer",
        "supplier"
      ]
    },
    "email": {
      "type": "string",
      "title": "Email",
      "format": "email",
      "maxLength": 254
    },
    "accountType": {
      "type": "string",
      "title": "Account for",
      "enum": [
        "organization",
        "individual"
      ]
    },
    "name": {
      "type": "string",
      "title": "Organization name",
      "minLength": 1,
      "maxLength": 200,
      "format": "visible"
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
    "address": {
      "type": "string",
      "title": "Address",
      "minLength": 1,
      "maxLength": 300,
      "format": "visible"
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
  "email": {
    "ui:help": "You sign in with it. If it is not the one that was invited, a code is mailed to it.",
    "ui:options": {
      "when": {
        "field": "kind",
        "in": [
          "customer",
          "supplier"
        ],
        "required": true
      }
    }
  },
  "accountType": {
    "ui:widget": "select",
    "ui:enumNames": [
      "Organization",
      "Individual"
    ],
    "ui:options": {
      "when": {
        "field": "kind",
        "in": [
          "customer",
          "supplier"
        ],
        "required": true
      }
    }
  },
  "name": {
    "ui:options": {
      "when": {
        "field": "accountType",
        "equals": "organization",
        "required": true
      }
    }
  },
  "phone": {
    "ui:widget": "phone"
  },
  "address": {
    "ui:options": {
      "when": {
        "field": "kind",
        "in": [
          "customer",
          "supplier"
        ],
        "required": true
      }
    }
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
  "kind": {
    "ui:widget": "hidden"
  },
  "ui:order": [
    "email",
    "accountType",
    "name",
    "firstName",
    "lastName",
    "phone",
    "address",
    "timezone",
    "password",
    "confirmPassword",
    "kind"
  ]
},
  validators,
}
