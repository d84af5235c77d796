// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { GeneratedForm } from './form-types.ts'
import validators from './TenantUpdate.validators.js'

export const tenantUpdateForm: GeneratedForm = {
  name: "TenantUpdate",
  title: "General",
  submitLabel: "Save general settings",
  sections: [
  {
    "id": "organization",
    "title": "Organization"
  },
  {
    "id": "reach",
    "title": "How to reach you"
  },
  {
    "id": "billing",
    "title": "Billing profile"
  }
],
  schema: {
  "type": "object",
  "additionalProperties": false,
  "minProperties": 1,
  "properties": {
    "name": {
      "type": "string",
      "title": "Name",
      "minLength": 1,
      "maxLength": 120,
      "format": "visible"
    },
    "image": {
      "type": [
        "string",
        "null"
      ],
      "title": "Logo",
      "maxLength": 100,
      "pattern": "^/api/images/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$"
    },
    "timezone": {
      "type": "string",
      "title": "Time zone",
      "maxLength": 60
    },
    "phone": {
      "type": [
        "string",
        "null"
      ],
      "title": "Phone",
      "maxLength": 40
    },
    "orderSupportPhone": {
      "type": [
        "string",
        "null"
      ],
      "title": "Phone for orders",
      "maxLength": 40
    },
    "address": {
      "type": [
        "string",
        "null"
      ],
      "title": "Address",
      "maxLength": 400
    },
    "billToName": {
      "type": "string",
      "title": "Bill to name",
      "minLength": 1,
      "maxLength": 200,
      "format": "visible"
    },
    "billToAddress": {
      "type": "string",
      "title": "Bill to address",
      "minLength": 1,
      "maxLength": 400,
      "format": "visible"
    }
  }
},
  uiSchema: {
  "name": {
    "ui:help": "As customers, drivers and receipts have it",
    "ui:options": {
      "section": "organization"
    }
  },
  "image": {
    "ui:widget": "image",
    "ui:help": "Beside your name, for your people and your customers. As PNG or JPEG of at most 1 MB it is printed on receipts and labels as well, and up to 100 kB it stands in mails.",
    "ui:options": {
      "section": "organization",
      "of": {
        "list": "/image-library",
        "get": "/image-library"
      },
      "message": "Must be a picture of your library"
    }
  },
  "timezone": {
    "ui:widget": "timezone",
    "ui:help": "Your days and hours are meant by its clocks.",
    "ui:options": {
      "section": "organization"
    }
  },
  "phone": {
    "ui:widget": "phone",
    "ui:options": {
      "section": "reach"
    }
  },
  "orderSupportPhone": {
    "ui:widget": "phone",
    "ui:help": "Customers are told to call it about their orders.",
    "ui:options": {
      "section": "reach"
    }
  },
  "address": {
    "ui:widget": "address",
    "ui:options": {
      "section": "reach"
    }
  },
  "billToName": {
    "ui:options": {
      "section": "billing"
    }
  },
  "billToAddress": {
    "ui:widget": "address",
    "ui:options": {
      "section": "billing"
    }
  },
  "ui:order": [
    "name",
    "image",
    "timezone",
    "phone",
    "orderSupportPhone",
    "address",
    "billToName",
    "billToAddress"
  ]
},
  validators,
}
