// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { GeneratedForm } from './form-types.ts'
import validators from './NewTenant.validators.js'

export const newTenantForm: GeneratedForm = {
  name: "NewTenant",
  title: "New organization",
  submitLabel: "Make and invite",
  sections: [
  {
    "id": "organization",
    "title": "The organization"
  },
  {
    "id": "owner",
    "title": "Its owner"
  }
],
  schema: {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "kind",
    "name",
    "address",
    "timezone",
    "ownerEmail"
  ],
  "properties": {
    "kind": {
      "type": "string",
      "title": "Kind",
      "enum": [
        "Courier",
        "Customer",
        "Supplier"
      ]
    },
    "name": {
      "type": "string",
      "title": "Name",
      "minLength": 1,
      "maxLength": 120,
      "format": "visible"
    },
    "address": {
      "type": "string",
      "title": "Address",
      "minLength": 1,
      "maxLength": 300,
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
    "ownerEmail": {
      "type": "string",
      "title": "Email",
      "format": "email",
      "maxLength": 254
    },
    "ownerFirstName": {
      "type": "string",
      "title": "First name",
      "minLength": 1,
      "maxLength": 80,
      "format": "visible"
    },
    "ownerLastName": {
      "type": "string",
      "title": "Last name",
      "minLength": 1,
      "maxLength": 80,
      "format": "visible"
    }
  }
},
  uiSchema: {
  "kind": {
    "ui:widget": "select",
    "ui:options": {
      "section": "organization"
    }
  },
  "name": {
    "ui:options": {
      "section": "organization"
    }
  },
  "address": {
    "ui:widget": "address",
    "ui:options": {
      "section": "organization"
    }
  },
  "phone": {
    "ui:widget": "phone",
    "ui:options": {
      "section": "organization"
    }
  },
  "timezone": {
    "ui:widget": "timezone",
    "ui:options": {
      "section": "organization"
    }
  },
  "ownerFirstName": {
    "ui:options": {
      "section": "owner"
    }
  },
  "ownerLastName": {
    "ui:options": {
      "section": "owner"
    }
  },
  "ownerEmail": {
    "ui:help": "The link is mailed here and works for 30 days",
    "ui:options": {
      "section": "owner"
    }
  },
  "ui:order": [
    "kind",
    "name",
    "address",
    "phone",
    "timezone",
    "ownerFirstName",
    "ownerLastName",
    "ownerEmail"
  ]
},
  validators,
}
