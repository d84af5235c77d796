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
  },
  {
    "id": "payment",
    "title": "How to pay"
  },
  {
    "id": "books",
    "title": "Accounting package"
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
      "pattern": "^\\s*(\\d{9}\\s*RT\\s*\\d{4}\\s*)?$"
    },
    "qstNumber": {
      "type": "string",
      "title": "QST number",
      "maxLength": 20,
      "pattern": "^\\s*(\\d{10}\\s*TQ\\s*\\d{4}\\s*)?$"
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
    "firstInvoiceNumber": {
      "type": "integer",
      "title": "First invoice number",
      "minimum": 1,
      "maximum": 999999999,
      "default": 1001
    },
    "invoiceMemo": {
      "type": "string",
      "title": "Memo",
      "maxLength": 500
    },
    "eTransferTo": {
      "type": "string",
      "title": "E-transfers to",
      "format": "email",
      "maxLength": 254
    },
    "chequePayableTo": {
      "type": "string",
      "title": "Cheques payable to",
      "maxLength": 120
    },
    "bankTransfer": {
      "type": "string",
      "title": "Bank transfer",
      "maxLength": 500
    },
    "paymentRemarks": {
      "type": "string",
      "title": "Remarks on payment",
      "maxLength": 500
    },
    "creditHoldAfterDays": {
      "type": "integer",
      "title": "Propose a credit hold after",
      "minimum": 1,
      "maximum": 365,
      "default": 60
    },
    "package": {
      "type": "string",
      "title": "Accounting package",
      "oneOf": [
        {
          "const": "qbo",
          "title": "QuickBooks Online"
        },
        {
          "const": "xero",
          "title": "Xero"
        }
      ],
      "default": "qbo"
    },
    "usualItem": {
      "type": "string",
      "title": "Usual item",
      "maxLength": 100
    },
    "usualAccount": {
      "type": "string",
      "title": "Usual account",
      "maxLength": 100
    },
    "payAccount": {
      "type": "string",
      "title": "Account of driver pay",
      "maxLength": 100
    },
    "payTaxCode": {
      "type": "string",
      "title": "Tax code of driver pay",
      "maxLength": 100
    },
    "columnNames": {
      "type": "array",
      "title": "Other names of columns",
      "maxItems": 40,
      "default": [],
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "column",
          "name"
        ],
        "properties": {
          "column": {
            "type": "string",
            "title": "Column",
            "maxLength": 40
          },
          "name": {
            "type": "string",
            "title": "Called",
            "minLength": 1,
            "maxLength": 60,
            "format": "visible"
          }
        }
      }
    },
    "booksClosedUntil": {
      "type": "string",
      "title": "Books are closed up to",
      "format": "date",
      "maxLength": 10
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
  "qstNumber": {
    "ui:placeholder": "1234567890 TQ0001",
    "ui:help": "Printed on invoices where the QST is charged",
    "ui:options": {
      "section": "tax",
      "message": "Must be ten digits, TQ and four digits"
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
  "firstInvoiceNumber": {
    "ui:help": "Behind the prefix; it then counts on by itself",
    "ui:options": {
      "section": "invoices"
    }
  },
  "invoiceMemo": {
    "ui:widget": "textarea",
    "ui:options": {
      "section": "invoices"
    }
  },
  "eTransferTo": {
    "ui:placeholder": "payments@example.com",
    "ui:help": "Customers read these ways to pay with their invoices, on the PDF and in the e-mails",
    "ui:options": {
      "section": "payment"
    }
  },
  "chequePayableTo": {
    "ui:options": {
      "section": "payment"
    }
  },
  "bankTransfer": {
    "ui:widget": "textarea",
    "ui:help": "Institution, transit and account number",
    "ui:options": {
      "section": "payment"
    }
  },
  "paymentRemarks": {
    "ui:widget": "textarea",
    "ui:help": "What to quote, and whom to ask",
    "ui:options": {
      "section": "payment"
    }
  },
  "creditHoldAfterDays": {
    "ui:help": "Days that the oldest invoice is overdue",
    "ui:options": {
      "section": "invoices"
    }
  },
  "package": {
    "ui:help": "Services, taxes and customers are matched to it under \"Match to the books\"",
    "ui:options": {
      "section": "books"
    }
  },
  "usualItem": {
    "ui:help": "Product or service of the package",
    "ui:options": {
      "section": "books"
    }
  },
  "usualAccount": {
    "ui:help": "Code of a revenue account; Xero needs one",
    "ui:options": {
      "section": "books"
    }
  },
  "payAccount": {
    "ui:help": "Name or code of an expense account",
    "ui:options": {
      "section": "books"
    }
  },
  "payTaxCode": {
    "ui:help": "As the package calls it",
    "ui:options": {
      "section": "books"
    }
  },
  "columnNames": {
    "ui:help": "Only where an import asks for another header",
    "ui:options": {
      "section": "books",
      "itemLabel": "column"
    },
    "items": {
      "ui:order": [
        "column",
        "name"
      ]
    }
  },
  "booksClosedUntil": {
    "ui:help": "At most today: nothing up to this day changes any more",
    "ui:options": {
      "section": "books"
    }
  },
  "ui:order": [
    "gstHstNumber",
    "qstNumber",
    "paymentTerms",
    "billingCycle",
    "invoicePrefix",
    "firstInvoiceNumber",
    "invoiceMemo",
    "eTransferTo",
    "chequePayableTo",
    "bankTransfer",
    "paymentRemarks",
    "creditHoldAfterDays",
    "package",
    "usualItem",
    "usualAccount",
    "payAccount",
    "payTaxCode",
    "columnNames",
    "booksClosedUntil"
  ]
},
  validators,
}
