// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { GeneratedForm } from './form-types.ts'
import validators from './NewCustomer.validators.js'

export const newCustomerForm: GeneratedForm = {
  name: "NewCustomer",
  title: "Add a customer",
  submitLabel: "Add the customer",
  sections: [
  {
    "id": "itself",
    "title": "The customer"
  },
  {
    "id": "own",
    "title": "In your books"
  }
],
  schema: {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "name",
    "address"
  ],
  "properties": {
    "name": {
      "type": "string",
      "title": "Name",
      "minLength": 1,
      "maxLength": 200,
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
    "accountNumber": {
      "type": "string",
      "title": "Customer number",
      "maxLength": 40
    },
    "invoiceEmail": {
      "type": "string",
      "title": "Email for invoices",
      "format": "email",
      "maxLength": 254
    }
  }
},
  uiSchema: {
  "name": {
    "ui:options": {
      "section": "itself"
    }
  },
  "address": {
    "ui:widget": "address",
    "ui:options": {
      "section": "itself"
    }
  },
  "phone": {
    "ui:widget": "phone",
    "ui:options": {
      "section": "itself"
    }
  },
  "accountNumber": {
    "ui:options": {
      "section": "own"
    }
  },
  "invoiceEmail": {
    "ui:options": {
      "section": "own"
    }
  },
  "ui:order": [
    "name",
    "address",
    "phone",
    "accountNumber",
    "invoiceEmail"
  ]
},
  validators,
}
