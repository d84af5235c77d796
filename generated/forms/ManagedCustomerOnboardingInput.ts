// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { GeneratedForm } from './form-types.ts'
import validators from './ManagedCustomerOnboardingInput.validators.js'

export const managedCustomerOnboardingInputForm: GeneratedForm = {
  name: "ManagedCustomerOnboardingInput",
  title: "Transfer ownership",
  submitLabel: "Send the request",
  sections: [],
  schema: {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "offeredTo"
  ],
  "properties": {
    "offeredTo": {
      "type": "string",
      "title": "Hand over to",
      "enum": [
        "person",
        "organization"
      ]
    },
    "toEmail": {
      "type": "string",
      "title": "Email",
      "format": "email",
      "maxLength": 254
    },
    "toFirstName": {
      "type": "string",
      "title": "First name",
      "minLength": 1,
      "maxLength": 80,
      "format": "visible"
    },
    "toLastName": {
      "type": "string",
      "title": "Last name",
      "minLength": 1,
      "maxLength": 80,
      "format": "visible"
    },
    "toTenantId": {
      "type": "integer",
      "title": "Organization",
      "minimum": 1,
      "maximum": 9007199254740991
    }
  }
},
  uiSchema: {
  "offeredTo": {
    "ui:widget": "select",
    "ui:enumNames": [
      "A person",
      "An organization"
    ]
  },
  "toEmail": {
    "ui:help": "The link is mailed here and works for 30 days",
    "ui:options": {
      "when": {
        "field": "offeredTo",
        "equals": "person",
        "required": true
      }
    }
  },
  "toFirstName": {
    "ui:options": {
      "when": {
        "field": "offeredTo",
        "equals": "person"
      }
    }
  },
  "toLastName": {
    "ui:options": {
      "when": {
        "field": "offeredTo",
        "equals": "person"
      }
    }
  },
  "toTenantId": {
    "ui:widget": "entity",
    "ui:placeholder": "One of your customers",
    "ui:help": "Its owner becomes the owner",
    "ui:options": {
      "of": {
        "list": "/tenants/customers"
      },
      "when": {
        "field": "offeredTo",
        "equals": "organization",
        "required": true
      }
    }
  },
  "ui:order": [
    "offeredTo",
    "toEmail",
    "toFirstName",
    "toLastName",
    "toTenantId"
  ]
},
  validators,
}
