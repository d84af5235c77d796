// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { GeneratedForm } from './form-types.ts'
import validators from './BaseProtocolAction.validators.js'

export const baseProtocolActionForm: GeneratedForm = {
  name: "BaseProtocolAction",
  title: "Action",
  submitLabel: "Save action",
  sections: [],
  schema: {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "stopType",
    "type",
    "label"
  ],
  "properties": {
    "id": {
      "type": "integer",
      "minimum": 1,
      "maximum": 9007199254740991
    },
    "stopType": {
      "type": "string",
      "enum": [
        "pickup",
        "dropoff"
      ],
      "title": "Where"
    },
    "type": {
      "type": "string",
      "enum": [
        "block",
        "text_input",
        "number_input",
        "media",
        "select",
        "multi_select",
        "signature",
        "confirm"
      ],
      "title": "Kind"
    },
    "label": {
      "type": "string",
      "title": "What the driver is asked",
      "minLength": 1,
      "maxLength": 200,
      "format": "visible"
    },
    "description": {
      "type": "string",
      "title": "Explanation",
      "maxLength": 2000
    },
    "required": {
      "type": "boolean",
      "title": "The stop cannot be left without it"
    },
    "options": {
      "type": "array",
      "title": "Choices",
      "maxItems": 100,
      "uniqueItems": true,
      "items": {
        "type": "string",
        "minLength": 1,
        "maxLength": 200,
        "format": "visible"
      }
    },
    "unit": {
      "type": "string",
      "title": "Unit",
      "maxLength": 20
    },
    "minimum": {
      "type": "number",
      "title": "At least",
      "minimum": -1000000000,
      "maximum": 1000000000
    },
    "maximum": {
      "type": "number",
      "title": "At most",
      "minimum": -1000000000,
      "maximum": 1000000000
    }
  }
},
  uiSchema: {
  "id": {
    "ui:widget": "hidden"
  },
  "stopType": {
    "ui:widget": "select",
    "ui:enumNames": [
      "At the pickup",
      "At the drop-off"
    ]
  },
  "type": {
    "ui:widget": "select",
    "ui:enumNames": [
      "Text to read",
      "Text",
      "Number",
      "Photos",
      "One of several",
      "Any of several",
      "Signature",
      "Confirmation"
    ]
  },
  "description": {
    "ui:widget": "textarea"
  },
  "required": {
    "ui:widget": "checkbox",
    "ui:options": {
      "when": {
        "field": "type",
        "in": [
          "text_input",
          "number_input",
          "media",
          "select",
          "multi_select",
          "signature",
          "confirm"
        ]
      }
    }
  },
  "options": {
    "ui:options": {
      "itemLabel": "choice",
      "when": {
        "field": "type",
        "in": [
          "select",
          "multi_select"
        ],
        "least": 1
      }
    }
  },
  "unit": {
    "ui:help": "Stands beside the number",
    "ui:options": {
      "when": {
        "field": "type",
        "equals": "number_input"
      }
    }
  },
  "minimum": {
    "ui:options": {
      "when": {
        "field": "type",
        "equals": "number_input"
      }
    }
  },
  "maximum": {
    "ui:options": {
      "when": {
        "field": "type",
        "equals": "number_input"
      }
    }
  },
  "ui:order": [
    "id",
    "stopType",
    "type",
    "label",
    "description",
    "required",
    "options",
    "unit",
    "minimum",
    "maximum"
  ]
},
  validators,
}
