// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { GeneratedForm } from './form-types.ts'
import validators from './AccountingSettingsInput.validators.js'

export const accountingSettingsInputForm: GeneratedForm = {
  name: "AccountingSettingsInput",
  title: "Accounting",
  submitLabel: "Save accounting settings",
  sections: [
  {
    "id": "tax",
    "title": "Tax"
  },
  {
    "id": "invoices",
    "title": "Invoices"
  }
],
  schema: {
  "type": "object",
  "additionalProperties": false,
  "required": [],
  "properties": {
    "gstHstNumber": {
      "type": "string",
      "title": "GST/HST number",
      "maxLength": 20,
      "pattern": "^\\s*(\\d{9}\\s*RT\\s*\\d{4})?\\s*$"
    },
    "paymentTerms": {
      "type": "string",
      "title": "Payment terms",
      "oneOf": [
        {
          "const": "dueOnReceipt",
          "title": "Due on Receipt"
        },
        {
          "const": "net10",
          "title": "Net 10"
        },
        {
          "const": "net20",
          "title": "Net 20"
        },
        {
          "const": "net30",
          "title": "Net 30"
        },
        {
          "const": "net60",
          "title": "Net 60"
        },
        {
          "const": "net90",
          "title": "Net 90"
        }
      ],
      "default": "net30"
    },
    "billingCycle": {
      "type": "string",
      "title": "Billing cycle",
      "oneOf": [
        {
          "const": "soonest",
          "title": "As soon as possible"
        },
        {
          "const": "daily",
          "title": "Daily"
        },
        {
          "const": "weekly",
          "title": "Weekly"
        },
        {
          "const": "monthly",
          "title": "Monthly"
        }
      ],
      "default": "monthly"
    },
    "invoicePrefix": {
      "type": "string",
      "title": "Invoice prefix",
      "maxLength": 12,
      "pattern": "^[A-Za-z0-9-]*$"
    },
    "invoiceMemo": {
      "type": "string",
      "title": "Memo",
      "maxLength": 500
    }
  }
},
  uiSchema: {
  "gstHstNumber": {
    "ui:placeholder": "123456789 RT0001",
    "ui:help": "Printed on receipts",
    "ui:options": {
      "section": "tax",
      "message": "Must be nine digits, RT and four digits"
    }
  },
  "paymentTerms": {
    "ui:options": {
      "section": "invoices"
    }
  },
  "billingCycle": {
    "ui:options": {
      "section": "invoices"
    }
  },
  "invoicePrefix": {
    "ui:options": {
      "section": "invoices",
      "message": "Must be letters, digits and hyphens"
    }
  },
  "invoiceMemo": {
    "ui:widget": "textarea",
    "ui:options": {
      "section": "invoices"
    }
  },
  "ui:order": [
    "gstHstNumber",
    "paymentTerms",
    "billingCycle",
    "invoicePrefix",
    "invoiceMemo"
  ]
},
  validators,
}
