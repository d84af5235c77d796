// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { GeneratedForm } from './form-types.ts'
import validators from './CustomerInput.validators.js'

export const customerInputForm: GeneratedForm = {
  name: "CustomerInput",
  title: "Customer",
  submitLabel: "Save customer",
  sections: [
  {
    "id": "orders",
    "title": "New orders"
  },
  {
    "id": "billing",
    "title": "Billing"
  },
  {
    "id": "tax",
    "title": "Tax"
  },
  {
    "id": "own",
    "title": "In your books"
  }
],
  schema: {
  "type": "object",
  "additionalProperties": false,
  "required": [],
  "properties": {
    "accountNumber": {
      "type": "string",
      "title": "Customer number",
      "maxLength": 40
    },
    "notes": {
      "type": "string",
      "title": "Notes",
      "maxLength": 2000
    },
    "billToName": {
      "type": "string",
      "title": "Bill to name",
      "maxLength": 200,
      "format": "visible"
    },
    "billToAddress": {
      "type": "string",
      "title": "Bill to address",
      "maxLength": 400
    },
    "invoiceEmail": {
      "type": "string",
      "title": "Email for invoices",
      "format": "email",
      "maxLength": 254
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
      ]
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
      ]
    },
    "taxExempt": {
      "type": "boolean",
      "title": "Tax exempt",
      "default": false
    },
    "taxExemptionNumber": {
      "type": "string",
      "title": "Exemption number",
      "maxLength": 40
    },
    "poNumberRequired": {
      "type": "boolean",
      "title": "PO number required",
      "default": false
    },
    "creditHold": {
      "type": "boolean",
      "title": "Credit hold",
      "default": false
    }
  }
},
  uiSchema: {
  "accountNumber": {
    "ui:options": {
      "section": "own"
    }
  },
  "notes": {
    "ui:widget": "textarea",
    "ui:help": "Only your organization reads this",
    "ui:options": {
      "section": "own"
    }
  },
  "billToName": {
    "ui:help": "As the customer says when it is empty",
    "ui:options": {
      "section": "billing"
    }
  },
  "billToAddress": {
    "ui:widget": "address",
    "ui:help": "As the customer says when it is empty",
    "ui:options": {
      "section": "billing"
    }
  },
  "invoiceEmail": {
    "ui:options": {
      "section": "billing"
    }
  },
  "paymentTerms": {
    "ui:widget": "select",
    "ui:placeholder": "As usual",
    "ui:options": {
      "section": "billing"
    }
  },
  "billingCycle": {
    "ui:widget": "select",
    "ui:placeholder": "As usual",
    "ui:options": {
      "section": "billing"
    }
  },
  "taxExempt": {
    "ui:widget": "switch",
    "ui:help": "New orders bear no tax",
    "ui:options": {
      "section": "tax"
    }
  },
  "taxExemptionNumber": {
    "ui:options": {
      "section": "tax",
      "when": {
        "field": "taxExempt",
        "equals": true
      },
      "requiredWhen": {
        "field": "taxExempt",
        "equals": true
      }
    }
  },
  "poNumberRequired": {
    "ui:widget": "switch",
    "ui:help": "Nobody places an order for it without one",
    "ui:options": {
      "section": "orders"
    }
  },
  "creditHold": {
    "ui:widget": "switch",
    "ui:help": "Stops new orders. Those that are placed go on.",
    "ui:options": {
      "section": "orders"
    }
  },
  "ui:order": [
    "accountNumber",
    "notes",
    "billToName",
    "billToAddress",
    "invoiceEmail",
    "paymentTerms",
    "billingCycle",
    "taxExempt",
    "taxExemptionNumber",
    "poNumberRequired",
    "creditHold"
  ]
},
  validators,
}
