// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { GeneratedForm } from './form-types.ts'
import validators from './InvitationInput.validators.js'

export const invitationInputForm: GeneratedForm = {
  name: "InvitationInput",
  title: "Invite",
  submitLabel: "Send the invitation",
  sections: [],
  schema: {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "kind",
    "forInitialUserEmail"
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
    "forPrefillTenantName": {
      "type": "string",
      "title": "Organization",
      "minLength": 1,
      "maxLength": 200,
      "format": "visible"
    },
    "roles": {
      "type": "array",
      "title": "Roles",
      "default": [],
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
    "ui:widget": "hidden",
    "ui:enumNames": [
      "Colleague",
      "Customer",
      "Supplier"
    ]
  },
  "forInitialUserEmail": {
    "ui:help": "The link is mailed here and works for 30 days"
  },
  "forInitialUserPhone": {
    "ui:widget": "phone"
  },
  "forPrefillTenantName": {
    "ui:help": "They can change it",
    "ui:options": {
      "when": {
        "field": "kind",
        "in": [
          "customer",
          "supplier"
        ]
      }
    }
  },
  "roles": {
    "ui:options": {
      "when": {
        "field": "kind",
        "equals": "user",
        "otherwise": [],
        "least": 1
      }
    }
  },
  "ui:order": [
    "kind",
    "forInitialUserEmail",
    "forInitialUserFirstName",
    "forInitialUserLastName",
    "forInitialUserPhone",
    "forPrefillTenantName",
    "roles"
  ]
},
  validators,
}
