// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { GeneratedForm } from './form-types.ts'
import validators from './CourierSettingsInput.validators.js'

export const courierSettingsInputForm: GeneratedForm = {
  name: "CourierSettingsInput",
  title: "Dispatch",
  submitLabel: "Save dispatch settings",
  sections: [
  {
    "id": "hours",
    "title": "Hours"
  },
  {
    "id": "holidays",
    "title": "Holidays"
  },
  {
    "id": "stops",
    "title": "At the stops"
  },
  {
    "id": "cancelling",
    "title": "Cancelled orders"
  },
  {
    "id": "carriers",
    "title": "Orders of other carriers"
  }
],
  schema: {
  "type": "object",
  "additionalProperties": false,
  "required": [],
  "properties": {
    "dispatchHours": {
      "type": "object",
      "title": "Dispatch hours",
      "additionalProperties": false,
      "properties": {
        "monday": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "closed"
          ],
          "properties": {
            "closed": {
              "type": "boolean"
            },
            "hours": {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "openTime": {
                  "type": [
                    "integer",
                    "null"
                  ],
                  "minimum": 0,
                  "maximum": 86400
                },
                "closeTime": {
                  "type": [
                    "integer",
                    "null"
                  ],
                  "minimum": 0,
                  "maximum": 86400
                },
                "breakStartTime": {
                  "type": [
                    "integer",
                    "null"
                  ],
                  "minimum": 0,
                  "maximum": 86400
                },
                "breakEndTime": {
                  "type": [
                    "integer",
                    "null"
                  ],
                  "minimum": 0,
                  "maximum": 86400
                }
              }
            }
          }
        },
        "tuesday": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "closed"
          ],
          "properties": {
            "closed": {
              "type": "boolean"
            },
            "hours": {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "openTime": {
                  "type": [
                    "integer",
                    "null"
                  ],
                  "minimum": 0,
                  "maximum": 86400
                },
                "closeTime": {
                  "type": [
                    "integer",
                    "null"
                  ],
                  "minimum": 0,
                  "maximum": 86400
                },
                "breakStartTime": {
                  "type": [
                    "integer",
                    "null"
                  ],
                  "minimum": 0,
                  "maximum": 86400
                },
                "breakEndTime": {
                  "type": [
                    "integer",
                    "null"
                  ],
                  "minimum": 0,
                  "maximum": 86400
                }
              }
            }
          }
        },
        "wednesday": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "closed"
          ],
          "properties": {
            "closed": {
              "type": "boolean"
            },
            "hours": {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "openTime": {
                  "type": [
                    "integer",
                    "null"
                  ],
                  "minimum": 0,
                  "maximum": 86400
                },
                "closeTime": {
                  "type": [
                    "integer",
                    "null"
                  ],
                  "minimum": 0,
                  "maximum": 86400
                },
                "breakStartTime": {
                  "type": [
                    "integer",
                    "null"
                  ],
                  "minimum": 0,
                  "maximum": 86400
                },
                "breakEndTime": {
                  "type": [
                    "integer",
                    "null"
                  ],
                  "minimum": 0,
                  "maximum": 86400
                }
              }
            }
          }
        },
        "thursday": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "closed"
          ],
          "properties": {
            "closed": {
              "type": "boolean"
            },
            "hours": {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "openTime": {
                  "type": [
                    "integer",
                    "null"
                  ],
                  "minimum": 0,
                  "maximum": 86400
                },
                "closeTime": {
                  "type": [
                    "integer",
                    "null"
                  ],
                  "minimum": 0,
                  "maximum": 86400
                },
                "breakStartTime": {
                  "type": [
                    "integer",
                    "null"
                  ],
                  "minimum": 0,
                  "maximum": 86400
                },
                "breakEndTime": {
                  "type": [
                    "integer",
                    "null"
                  ],
                  "minimum": 0,
                  "maximum": 86400
                }
              }
            }
          }
        },
        "friday": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "closed"
          ],
          "properties": {
            "closed": {
              "type": "boolean"
            },
            "hours": {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "openTime": {
                  "type": [
                    "integer",
                    "null"
                  ],
                  "minimum": 0,
                  "maximum": 86400
                },
                "closeTime": {
                  "type": [
                    "integer",
                    "null"
                  ],
                  "minimum": 0,
                  "maximum": 86400
                },
                "breakStartTime": {
                  "type": [
                    "integer",
                    "null"
                  ],
                  "minimum": 0,
                  "maximum": 86400
                },
                "breakEndTime": {
                  "type": [
                    "integer",
                    "null"
                  ],
                  "minimum": 0,
                  "maximum": 86400
                }
              }
            }
          }
        },
        "saturday": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "closed"
          ],
          "properties": {
            "closed": {
              "type": "boolean"
            },
            "hours": {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "openTime": {
                  "type": [
                    "integer",
                    "null"
                  ],
                  "minimum": 0,
                  "maximum": 86400
                },
                "closeTime": {
                  "type": [
                    "integer",
                    "null"
                  ],
                  "minimum": 0,
                  "maximum": 86400
                },
                "breakStartTime": {
                  "type": [
                    "integer",
                    "null"
                  ],
                  "minimum": 0,
                  "maximum": 86400
                },
                "breakEndTime": {
                  "type": [
                    "integer",
                    "null"
                  ],
                  "minimum": 0,
                  "maximum": 86400
                }
              }
            }
          }
        },
        "sunday": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "closed"
          ],
          "properties": {
            "closed": {
              "type": "boolean"
            },
            "hours": {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "openTime": {
                  "type": [
                    "integer",
                    "null"
                  ],
                  "minimum": 0,
                  "maximum": 86400
                },
                "closeTime": {
                  "type": [
                    "integer",
                    "null"
                  ],
                  "minimum": 0,
                  "maximum": 86400
                },
                "breakStartTime": {
                  "type": [
                    "integer",
                    "null"
                  ],
                  "minimum": 0,
                  "maximum": 86400
                },
                "breakEndTime": {
                  "type": [
                    "integer",
                    "null"
                  ],
                  "minimum": 0,
                  "maximum": 86400
                }
              }
            }
          }
        }
      },
      "default": {}
    },
    "holidays": {
      "type": "array",
      "title": "Holidays",
      "maxItems": 200,
      "default": [],
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "date",
          "name"
        ],
        "properties": {
          "date": {
            "type": "string",
            "title": "Day",
            "format": "date",
            "maxLength": 10
          },
          "name": {
            "type": "string",
            "title": "Holiday",
            "minLength": 1,
            "maxLength": 80,
            "format": "visible"
          }
        }
      }
    },
    "recurringOnHolidays": {
      "type": "string",
      "title": "Recurring orders on holidays",
      "default": "run",
      "oneOf": [
        {
          "const": "run",
          "title": "Run as on any day"
        },
        {
          "const": "skip",
          "title": "Are left out"
        },
        {
          "const": "nextWorkingDay",
          "title": "Run on the next working day"
        }
      ]
    },
    "geostampsEnabled": {
      "type": "boolean",
      "title": "Stamp where drivers are",
      "default": true
    },
    "pricesVisibleToDrivers": {
      "type": "boolean",
      "title": "Drivers see prices",
      "default": false
    },
    "waitTime": {
      "type": "object",
      "title": "Waiting at a stop",
      "additionalProperties": false,
      "required": [
        "freeMinutes",
        "incrementMinutes",
        "centsPerMinute"
      ],
      "properties": {
        "freeMinutes": {
          "type": "integer",
          "title": "Free minutes",
          "minimum": 0,
          "maximum": 1440
        },
        "incrementMinutes": {
          "type": "integer",
          "title": "Rounded up to",
          "minimum": 1,
          "maximum": 1440
        },
        "centsPerMinute": {
          "type": "integer",
          "title": "Price of a minute",
          "minimum": 0,
          "maximum": 100000
        },
        "capCents": {
          "type": [
            "integer",
            "null"
          ],
          "title": "At most, at each stop",
          "minimum": 0,
          "maximum": 10000000
        }
      },
      "default": {
        "freeMinutes": 0,
        "incrementMinutes": 1,
        "centsPerMinute": 0,
        "capCents": null
      }
    },
    "cancellationCharge": {
      "type": "object",
      "title": "What cancelling costs",
      "additionalProperties": false,
      "required": [
        "beforeAssignment",
        "afterAssignment"
      ],
      "properties": {
        "beforeAssignment": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "type",
            "amount"
          ],
          "properties": {
            "type": {
              "type": "string",
              "enum": [
                "none",
                "fee",
                "percentage"
              ]
            },
            "amount": {
              "type": "number",
              "minimum": 0,
              "maximum": 10000000
            }
          },
          "title": "Before a driver is assigned"
        },
        "afterAssignment": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "type",
            "amount"
          ],
          "properties": {
            "type": {
              "type": "string",
              "enum": [
                "none",
                "fee",
                "percentage"
              ]
            },
            "amount": {
              "type": "number",
              "minimum": 0,
              "maximum": 10000000
            }
          },
          "title": "Once a driver is assigned"
        }
      },
      "default": {
        "beforeAssignment": {
          "type": "none",
          "amount": 0
        },
        "afterAssignment": {
          "type": "none",
          "amount": 0
        }
      }
    },
    "carriersZeroRated": {
      "type": "boolean",
      "title": "Zero rate what other carriers buy",
      "default": true
    }
  }
},
  uiSchema: {
  "dispatchHours": {
    "ui:field": "operatingHours",
    "ui:help": "A day without times is open all day. A person who orders outside them is warned.",
    "ui:options": {
      "section": "hours"
    }
  },
  "holidays": {
    "ui:field": "holidays",
    "ui:help": "A service's prices by the time of day know holidays as a weekday of their own.",
    "ui:options": {
      "section": "holidays"
    },
    "items": {
      "ui:order": [
        "date",
        "name"
      ]
    }
  },
  "recurringOnHolidays": {
    "ui:options": {
      "section": "holidays"
    }
  },
  "geostampsEnabled": {
    "ui:widget": "switch",
    "ui:help": "Waiting is charged by these stamps.",
    "ui:options": {
      "section": "stops"
    }
  },
  "pricesVisibleToDrivers": {
    "ui:widget": "switch",
    "ui:options": {
      "section": "stops"
    }
  },
  "waitTime": {
    "ui:options": {
      "section": "stops"
    },
    "incrementMinutes": {
      "ui:help": "Minutes"
    },
    "centsPerMinute": {
      "ui:widget": "money"
    },
    "capCents": {
      "ui:widget": "money",
      "ui:help": "Empty for no limit"
    },
    "ui:order": [
      "freeMinutes",
      "incrementMinutes",
      "centsPerMinute",
      "capCents"
    ]
  },
  "cancellationCharge": {
    "ui:options": {
      "section": "cancelling"
    },
    "beforeAssignment": {
      "ui:field": "charge"
    },
    "afterAssignment": {
      "ui:field": "charge"
    },
    "ui:order": [
      "beforeAssignment",
      "afterAssignment"
    ]
  },
  "carriersZeroRated": {
    "ui:widget": "switch",
    "ui:help": "Interlining between registered carriers is zero rated. Off: they pay the taxes of the drop-off. It holds for orders bought from then on; ask your accountant.",
    "ui:options": {
      "section": "carriers"
    }
  },
  "ui:order": [
    "dispatchHours",
    "holidays",
    "recurringOnHolidays",
    "geostampsEnabled",
    "pricesVisibleToDrivers",
    "waitTime",
    "cancellationCharge",
    "carriersZeroRated"
  ]
},
  validators,
}
